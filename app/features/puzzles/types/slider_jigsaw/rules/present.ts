import { placedOf, shapeOf } from './board.ts'
import type { Configuration, Presented } from './schema.ts'

export function present(configuration: Configuration): Presented {
  const {
    puzzleType,
    gridSize,
    imageUrl,
    rotationAllowed,
    pictureText,
    showNumbers,
    showPicture,
    mayShow,
    messageOnBack,
  } = configuration
  const placed = placedOf(shapeOf(configuration))
  return {
    puzzleType,
    gridSize,
    imageUrl,
    rotationAllowed,
    pictureText,
    showNumbers,
    showPicture,
    ...(mayShow && { mayShow }),
    ...(placed.length > 0 && { placed }),
    ...(messageOnBack && puzzleType === 'jigsaw' && { messageOnBack }),
  }
}
