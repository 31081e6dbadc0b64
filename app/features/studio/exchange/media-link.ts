export const mediaLink = (assetId: string): string => `media:${assetId}`
