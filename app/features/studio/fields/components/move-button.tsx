import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

const icons = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight }

type MoveButtonProps = {
  label: string
  to: keyof typeof icons
  off: boolean
  onClick: () => void
}

/** Uses `aria-disabled`, so that keyboard users keep the focus. */
export function MoveButton({ label, to, off, onClick }: MoveButtonProps) {
  const Icon = icons[to]
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={off}
      className={classNames(off && 'opacity-45')}
      onClick={() => !off && onClick()}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
