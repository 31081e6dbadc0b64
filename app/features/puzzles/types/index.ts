import { puzzleType as audioRecognition } from './audio_recognition/index.ts'
import { puzzleType as cipher } from './cipher/index.ts'
import { puzzleType as codeEntry } from './code_entry/index.ts'
import { puzzleType as hiddenObject } from './hidden_object/index.ts'
import { puzzleType as logicGrid } from './logic_grid/index.ts'
import { puzzleType as orderingSorting } from './ordering_sorting/index.ts'
import { puzzleType as patternMatcher } from './pattern_matcher/index.ts'
import { puzzleType as riddle } from './riddle/index.ts'
import { puzzleType as sliderJigsaw } from './slider_jigsaw/index.ts'
import { puzzleType as videoDifference } from './video_difference/index.ts'

/** In the order in which the studio offers them within a family: most used by creators first. */
export const types = [
  codeEntry,
  riddle,
  cipher,
  orderingSorting,
  sliderJigsaw,
  patternMatcher,
  logicGrid,
  hiddenObject,
  audioRecognition,
  videoDifference,
]
