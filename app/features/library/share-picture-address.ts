/** Size in pixels of the picture that other sites show with a link to an adventure: what most of them ask for. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Where that picture is. The cover's name changes with the cover, so that a site that kept the old one asks again. */
export const sharePictureAddress = (adventureId: string, coverName: string): string =>
  `/adventure/${adventureId}/share.jpg?v=${coverName.slice(0, 8)}`
