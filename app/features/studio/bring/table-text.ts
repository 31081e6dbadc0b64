/** What spreadsheets write: UTF-8, UTF-16 with its mark, or else Windows-1252. Null for what is no text. */
export function tableText(data: Uint8Array): string | null {
  const [first, second] = data
  if (first === 0xff && second === 0xfe) return storable(new TextDecoder('utf-16le').decode(data))
  if (first === 0xfe && second === 0xff) return storable(new TextDecoder('utf-16be').decode(data))
  if (data.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
