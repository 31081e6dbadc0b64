/** What stands in a project's file where its draft has the address of a picture or sound. */
export const mediaLink = (assetId: string): string => `media:${assetId}`
