import type { Page } from '@playwright/test'

/** A second and a half of the microphone, as the browser itself records it. */
export async function recording(page: Page) {
  const bytes = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' })
    const parts: Blob[] = []
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.addEventListener('dataavailable', ({ data }) => {
      parts.push(data)
      if (recorder.state === 'recording') recorder.stop()
    })
    recorder.start(1_500)
    await stopped
    for (const track of stream.getTracks()) track.stop()
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return { name: 'recording.webm', mimeType: 'audio/webm', buffer: Buffer.from(bytes) }
}
