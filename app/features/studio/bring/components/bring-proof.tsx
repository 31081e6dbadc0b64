import { useContext } from 'react'
import { reader, Unreadable } from '#app/features/studio/bring/reader.tsx'
import type { Shown } from '#app/features/studio/bring/reader.tsx'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { ProofChanges } from '#app/features/studio/proofs/components/proof-changes.tsx'
import { ProofRefused } from '#app/features/studio/proofs/components/proof-refused.tsx'
import type { ProofDocument } from '#app/features/studio/proofs/proof-document.ts'
import { isProofFile } from '#app/features/studio/proofs/proof-file.ts'
import { readProof } from '#app/features/studio/proofs/read-proof.ts'
import { m } from '#app/i18n/generated/messages.js'

async function read([file, ...more]: readonly File[]): Promise<ProofDocument | null> {
  if (!file || more.length > 0 || !isProofFile(file)) return null
  const document = await readProof(file)
  if (typeof document === 'string') throw new Unreadable(document)
  return document
}

/** Its texts are those of one adventure, which has to be open. */
function BringProof({ found, onClose }: Shown<ProofDocument>) {
  return useContext(StoreContext) ? (
    <ProofChanges document={found} onClose={onClose} />
  ) : (
    <ProofRefused text={m.bring_proof_where()} onClose={onClose} />
  )
}

export const proofReader = reader(read, BringProof)
