import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from './class-names.ts'

type PageContentsProps = {
  label: string
  items: readonly { anchor: string; title: string }[]
  numbered?: boolean
}

/** Folded on a phone. Not printed: the grid around it carries `print:block`. */
export function PageContents({ label, items, numbered = false }: PageContentsProps) {
  return (
    <nav
      aria-label={label}
      className="self-start rounded-card border border-line bg-sunken lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <details className="fold-on-phone group">
        <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-5 font-semibold lg:pt-3">
          {label}
          <ChevronDown aria-hidden="true" className="transition-transform group-open:rotate-180 lg:hidden" />
        </summary>
        <ol
          className={classNames('grid px-5 pb-4 text-[0.9375rem]', numbered && 'list-decimal pl-11 marker:text-muted')}
        >
          {items.map((item) => (
            <li key={item.anchor}>
              <a
                href={`#${item.anchor}`}
                className="block rounded-small py-2 leading-snug text-accent-ink hover:underline lg:py-1.5"
              >
                {item.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
