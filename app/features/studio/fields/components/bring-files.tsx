import { createContext, useContext, useRef } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Opens the dialog that says what files are and what they become; null where nothing can be brought in. */
export const BringContext = createContext<((files: readonly File[]) => void) | null>(null)

type ChooseFilesProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'asChild'> & {
  accept: string
  multiple?: boolean
  onChoose: (files: readonly File[]) => void
}

/** A button with a file dialog of its own. */
export function ChooseFiles({ accept, multiple = false, onChoose, ...props }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        data-bring
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onChoose(files)
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      <Button size="small" {...props} onClick={() => input.current?.click()} />
    </>
  )
}

const tableFiles = '.csv,.tsv,text/csv'

/** Nothing where nothing can be brought in. */
export function BringTable({ children }: Pick<ComponentProps<typeof Button>, 'children'>) {
  const bring = useContext(BringContext)
  return (
    bring && (
      <ChooseFiles accept={tableFiles} onChoose={bring}>
        {children}
      </ChooseFiles>
    )
  )
}
