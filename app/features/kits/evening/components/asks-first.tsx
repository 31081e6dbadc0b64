import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

type Props = {
  label: ReactNode
  size?: 'small'
  question: string
  yes: ReactNode
  no: string
  isBusy: boolean
  onYes: () => void
}

/** A button for what is taken back at a price or not at all: it asks before it does it. */
export function AsksFirst({ label, size, question, yes, no, isBusy, onYes }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button {...(size && { size })} className="justify-self-start" onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  const confirm = () => {
    setAsking(false)
    onYes()
  }
  return (
    <div className="grid gap-2">
      <p role="status">{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button {...(size && { size })} variant="accent" aria-disabled={isBusy} onClick={() => isBusy || confirm()}>
          {yes}
        </Button>
        <Button {...(size && { size })} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}
