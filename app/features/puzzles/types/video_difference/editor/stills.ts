import { sendImage } from '#app/features/media/send-image.ts'
import type { ImageToSend } from '#app/features/media/send-image.ts'
import type { Pixels } from './suggest.ts'

const longestSide = 1920

const comparedWidth = 160

const event = (target: EventTarget, name: string) =>
  new Promise<void>((resolve, reject) => {
    const listeners = new AbortController()
    const settle = (end: () => void) => () => {
      listeners.abort()
      end()
    }
    target.addEventListener(name, settle(resolve), { signal: listeners.signal })
    target.addEventListener(
      'error',
      settle(() => reject(new Error(`no ${name}`))),
      { signal: listeners.signal },
    )
  })

/** How long a picture may take to be drawn, in ms. The one already shown is not drawn again. */
const drawnWithin = 1_000

/** Waits until the moment's picture is drawn: a busy browser finds the moment before it draws it. */
async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  const there = event(video, 'seeked')
  const drawn =
    'requestVideoFrameCallback' in video
      ? new Promise<void>((resolve) => video.requestVideoFrameCallback(() => resolve()))
      : undefined
  video.currentTime = seconds
  await there
  if (drawn) await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, drawnWithin))])
}

/** The still of a video at a moment, as a picture file that reveals nothing about the video. */
export async function stillAt(video: HTMLVideoElement, seconds: number): Promise<File> {
  video.pause()
  await seek(video, Math.max(0, Math.min(seconds, lastMoment(video))))
  const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
  const canvas = new OffscreenCanvas(Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale))
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], 'still.jpg', {
    type: 'image/jpeg',
  })
}

/** A little before the end, since some browsers have no picture there. */
const lastMoment = (video: HTMLVideoElement): number =>
  Number.isFinite(video.duration) ? Math.max(0, video.duration - 0.05) : Number.MAX_SAFE_INTEGER

/** A browser's recording does not report its length until somebody seeks its end. @returns seconds */
export async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration
  await seek(video, 1e7)
  const length = Number.isFinite(video.duration) ? video.duration : video.currentTime
  await seek(video, 0)
  return length
}

/** Stores stills with the adventure. @returns their addresses; null when cancelled. @throws AppError */
export async function keepStills(
  files: readonly File[],
  adventureId: string,
  { onProgress, signal }: Pick<ImageToSend, 'onProgress' | 'signal'>,
): Promise<string[] | null> {
  const addresses: string[] = []
  for (const [at, file] of files.entries()) {
    const progress = (fraction: number) => onProgress((at + fraction) / files.length)
    const asset = await sendImage({ file, adventureId, purpose: 'puzzle', onProgress: progress, signal })
    if (!asset) return null
    addresses.push(asset.url)
  }
  return addresses
}

/** Small versions to compare; the second is stretched to the size of the first. @throws when one cannot be loaded */
export async function pixelsOf(
  firstAddress: string,
  secondAddress: string,
): Promise<{ pixels: Pixels; ratio: number }> {
  const [first, second] = await Promise.all([firstAddress, secondAddress].map(load))
  const ratio = first!.naturalWidth / first!.naturalHeight
  const [width, height] = [comparedWidth, Math.max(1, Math.round(comparedWidth / ratio))]
  const read = (image: HTMLImageElement) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  }
  return { pixels: { width, height, first: read(first!), second: read(second!) }, ratio }
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
