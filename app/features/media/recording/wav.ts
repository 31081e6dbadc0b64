const headBytes = 44

/** 16 bits, one channel: every browser plays it, and our server accepts it. Clips `samples` beyond -1 and 1. */
export function wavFile(samples: Float32Array, rate: number): ArrayBuffer {
  const buffer = new ArrayBuffer(headBytes + samples.length * 2)
  const view = new DataView(buffer)
  const write = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter++) view.setUint8(at + letter, text.charCodeAt(letter))
  }
  write(0, 'RIFF')
  view.setUint32(4, buffer.byteLength - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [at, sample] of samples.entries())
    view.setInt16(headBytes + at * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  return buffer
}
