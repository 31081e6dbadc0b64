import { Children, cloneElement, isValidElement } from 'react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** `<Button asChild><Link to="/x">…</Link></Button>`: the child's own props win, class names are joined. */
export function Slot({ children, className, ...props }: ComponentProps<'button'> & { children?: ReactNode }) {
  const child = Children.only(children)
  if (!isValidElement(child)) return null
  const element = child as ReactElement<{ className?: string }>
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: classNames(className, element.props.className),
  })
}
