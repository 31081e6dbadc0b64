import { Tabs as Radix } from 'radix-ui'
import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { fadingEdges, tabStyles, useFadingEdges } from './link-tabs.tsx'

export function Tabs({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} className={classNames('grid gap-4', className)} />
}

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  const list = useRef<HTMLDivElement>(null)
  useFadingEdges(list)
  return (
    <Radix.List
      {...props}
      ref={list}
      className={classNames(
        'flex gap-1 overflow-x-auto border-b-2 border-accent px-1 pt-1 [scrollbar-width:none]',
        fadingEdges,
        className,
      )}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} className={classNames(tabStyles, className)} />
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={classNames('min-w-0', className)} />
}
