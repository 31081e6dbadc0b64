const headBytes = 44

export const wavBytes = (seconds: number, channels: number, rate: number): number =>
  headBytes + Math.ceil(seconds * rate) * channels * 2

/** 16 bits: every browser plays it, and our server accepts it. Clips samples beyond -1 and 1.
 * @param channels of equal length */
export function wavFile(channels: readonly Float32Array[], rate: number): ArrayBuffer {
  const samples = channels[0]?.length ?? 0
  const frame = channels.length * 2
  const buffer = new ArrayBuffer(headBytes + samples * frame)
  const view = new DataView(buffer)
  const write = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter++) view.setUint8(at + letter, text.charCodeAt(letter))
  }
  write(0, 'RIFF')
  view.setUint32(4, buffer.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM
  view.setUint16(20, 1, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples * frame, true)
  for (const [channel, values] of channels.entries())
    for (const [at, sample] of values.entries())
      view.setInt16(headBytes + at * frame + channel * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  return buffer
}
