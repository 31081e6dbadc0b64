/** Every puzzle type, in the order in which the studio offers them within a family: what creators use first comes first. */
export const typeIds = [
  'code_entry',
  'riddle',
  'cipher',
  'ordering_sorting',
  'slider_jigsaw',
  'pattern_matcher',
  'logic_grid',
  'hidden_object',
  'audio_recognition',
  'video_difference',
]
