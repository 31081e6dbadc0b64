import type { Framing, ImageOutput } from '#app/platform/images/reencode-image.server.ts'
import type { ImagePurpose } from './upload-rules.ts'

export type Orientation = 'landscape' | 'portrait'

export const folderOf: Record<ImagePurpose, string> = {
  cover: 'adventure-scenes',
  scene: 'adventure-scenes',
  puzzle: 'adventure-scenes',
  item: 'adventure-maps',
  npc: 'adventure-maps',
  avatar: 'avatars',
}

export const soundFolder = 'adventure-sounds'

export const assetFolders = [...new Set([...Object.values(folderOf), soundFolder])]

/** A scene is at most 1920x1080 (or upright), a cover 1600x900, a character 720x1280. */
export function imageOutputFor(
  purpose: ImagePurpose,
  scene: { orientation: Orientation; framing: Framing; at?: number | undefined },
): ImageOutput {
  const webp = { format: 'webp', quality: 82 } as const
  switch (purpose) {
    case 'scene':
      return {
        ...webp,
        keepAlpha: false,
        frame: {
          ratio: scene.orientation === 'portrait' ? [9, 16] : [16, 9],
          steps: 120,
          framing: scene.framing,
          at: scene.at,
        },
      }
    case 'cover':
      return { ...webp, keepAlpha: false, frame: { ratio: [16, 9], steps: 100, framing: 'crop' } }
    case 'npc':
      return { ...webp, keepAlpha: true, frame: { ratio: [9, 16], steps: 80, framing: 'crop' } }
    case 'puzzle':
      return { ...webp, keepAlpha: true, frame: { inside: [1920, 1920] } }
    case 'item':
      return { ...webp, keepAlpha: true, frame: { inside: [512, 512] } }
    case 'avatar':
      return { format: 'jpeg', quality: 90, keepAlpha: false, frame: { exactly: [150, 150] } }
  }
}
