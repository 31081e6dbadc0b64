export const sharePictureSize = { width: 1200, height: 630 } as const

/** Contains the cover's name, so that a new cover has a new address. */
export const sharePictureAddress = (adventureId: string, coverName: string): string =>
  `/adventure/${adventureId}/share.jpg?v=${coverName.slice(0, 8)}`
