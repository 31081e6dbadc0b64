import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { focusAdded } from './focus-added.ts'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'aria-label' | 'onClick'>

type RemoveButtonProps = ButtonProps & { label: string; onRemove: (event: MouseEvent<HTMLElement>) => void }

/** Removes one of a list. */
export function RemoveButton({ label, onRemove, ...props }: RemoveButtonProps) {
  return (
    <Button {...props} variant="ghost" size="icon" aria-label={label} onClick={onRemove}>
      <Trash2 aria-hidden="true" className="size-5" />
    </Button>
  )
}

type AddButtonProps = ButtonProps & {
  label: string
  small?: boolean
  /** The first field of what was added takes the focus. */
  focuses?: boolean
  onAdd: () => void
}

/** Adds one to a list; inside its group of fields. */
export function AddButton({ label, small = false, focuses = false, className, onAdd, ...props }: AddButtonProps) {
  return (
    <Button
      {...props}
      {...(small && { size: 'small' })}
      className={classNames(small && 'min-h-11', 'justify-self-start', className)}
      onClick={(event) => (focuses ? focusAdded(event, onAdd) : onAdd())}
    >
      <Plus aria-hidden="true" className={small ? 'size-4.5' : 'size-5'} />
      {label}
    </Button>
  )
}
