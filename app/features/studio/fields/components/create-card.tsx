import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

export function CreateCard({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-full min-h-48 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong/70 bg-surface/60 p-6 font-semibold text-accent-ink transition-colors hover:border-accent hover:bg-accent-soft"
    >
      <Plus aria-hidden="true" className="size-8" />
      {children}
    </button>
  )
}
