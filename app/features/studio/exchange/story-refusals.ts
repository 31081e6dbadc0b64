export const storyRefusals = [
  /** No passage, or none that is part of the story. */
  'storyEmpty',
  'storyDamaged',
  /** Two passages have the same name. */
  'storyNames',
  /** A line that begins a passage without naming it. */
  'storyHeader',
  /** Several stories in one file. */
  'storySeveral',
  /** Of another format than the three. */
  'storyFormat',
  'storyEncoding',
  'storyTooLong',
] as const
export type StoryRefusal = (typeof storyRefusals)[number]
