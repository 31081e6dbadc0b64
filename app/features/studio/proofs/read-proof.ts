import { m } from '#app/i18n/generated/messages.js'
import type { ProofDocument } from './proof-document.ts'
import { largestProof } from './proof-file.ts'
import { readDocx } from './read-docx.ts'

const problemTexts = {
  noDocument: m.proofs_no_document,
  otherDocument: m.proofs_other_document,
  tooLarge: m.proofs_too_large,
} as const

/** @returns why not, in words, for what cannot be read */
export async function readProof(file: File): Promise<ProofDocument | string> {
  const read = await readFile(file)
  return typeof read === 'string' ? problemTexts[read]() : read
}

async function readFile(file: File) {
  if (file.size > largestProof) return 'tooLarge'
  try {
    return readDocx(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return 'noDocument'
  }
}
