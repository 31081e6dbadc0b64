import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps, RefObject } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { controlStyles } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { cut } from './json-spans.ts'
import type { Span } from './json-spans.ts'

type JsonTextareaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  area: RefObject<HTMLTextAreaElement | null>
  value: string
  marks: readonly Span[]
  unreadable: boolean
  onChange: (text: string) => void
}

/** Text and overlay must wrap alike: same font, padding and scrollbar gutter. */
const setting = 'font-mono leading-relaxed whitespace-pre-wrap [scrollbar-gutter:stable]'

/** An overlay underlines errors, since a textarea cannot mark text. */
export function JsonTextarea({ area, value, marks, unreadable, onChange, onScroll, ...props }: JsonTextareaProps) {
  const layer = useRef<HTMLDivElement>(null)
  const follow = () => {
    if (layer.current && area.current) layer.current.scrollTop = area.current.scrollTop
  }
  useLayoutEffect(follow)
  return (
    <div className="relative grid">
      <Textarea
        {...props}
        ref={area}
        value={value}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        className={setting}
        data-unreadable={unreadable || undefined}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          follow()
          onScroll?.(event)
        }}
      />
      <div
        ref={layer}
        aria-hidden="true"
        className={classNames(
          controlStyles,
          setting,
          'pointer-events-none absolute inset-0 overflow-hidden border-transparent bg-transparent text-transparent shadow-none hover:border-transparent',
        )}
      >
        {cut(`${value} `, marks).map(({ text, marked, start }) =>
          marked ? (
            <mark
              key={start}
              data-start={start}
              className="rounded-small bg-danger/20 text-transparent underline decoration-danger decoration-wavy decoration-2 underline-offset-2"
            >
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </div>
    </div>
  )
}
