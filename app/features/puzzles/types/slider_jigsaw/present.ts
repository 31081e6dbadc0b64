import type { Configuration, Presented } from './schema.ts'

/** An allow-list: what a player may see. */
export const present = ({ puzzleType, gridSize, imageUrl, rotationAllowed, pictureText, showNumbers, showPicture, mayShow }: Configuration): Presented => ({
  puzzleType,
  gridSize,
  imageUrl,
  rotationAllowed,
  pictureText,
  showNumbers,
  showPicture,
  ...(mayShow && { mayShow }),
})
