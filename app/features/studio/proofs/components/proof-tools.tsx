import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import { composeProof } from '#app/features/studio/proofs/compose-proof.ts'
import { isProofFile, proofFileTypes } from '#app/features/studio/proofs/proof-file.ts'
import { writeDocx } from '#app/features/studio/proofs/write-docx.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { notify } from '#app/ui/toaster.ts'

const LateProofDialog = latePart(
  async () => (await import('./proof-dialog.tsx')).ProofDialog,
  () => null,
)

/** The texts as a document for a word processor, and back. All of it happens in the browser. */
export function ProofTools() {
  const store = useStore()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const take = (chosen: File) => {
    if (isProofFile(chosen)) return setFile(chosen)
    void notify({ title: m.proofs_refused(), description: m.proofs_no_document(), tone: 'danger' })
  }
  return (
    <details className="rounded-control border border-line bg-surface px-4 py-1">
      <FoldSummary>{m.proofs_title()}</FoldSummary>
      <p className="mt-1 mb-3 max-w-prose text-sm text-muted">{m.proofs_lead()}</p>
      <div className="mb-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => download(store.getState())}>
          <FileDown aria-hidden="true" className="size-4.5" />
          {m.proofs_download()}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={proofFileTypes}
          data-proof
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) take(chosen)
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4.5" />
          {m.proofs_bring()}
        </Button>
      </div>
      {file && <LateProofDialog file={file} onClose={() => setFile(null)} />}
    </details>
  )
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function download(state: Parameters<typeof composeProof>[0]): void {
  const { document: about, text } = composeProof(state)
  const url = URL.createObjectURL(new Blob([writeDocx(about, text)], { type: documentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${slugWords(state.draft.details.title)}-${m.proofs_file_name()}.docx`
  link.click()
  // The download has its own hold on the file by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
