import { classNames } from './class-names.ts'

type PageContentsProps = {
  label: string
  items: readonly { anchor: string; title: string }[]
  /** Whether the parts carry numbers of their own. */
  numbered?: boolean
}

/** The table of contents of a long page, which stays in sight beside it where there is room. Not printed. */
export function PageContents({ label, items, numbered = false }: PageContentsProps) {
  return (
    <nav aria-label={label} className="self-start rounded-card border border-line bg-sunken p-5 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden">
      <p aria-hidden="true" className="mb-2 font-semibold">
        {label}
      </p>
      <ol className={classNames('grid text-[0.9375rem]', numbered && 'list-decimal pl-6 marker:text-muted')}>
        {items.map((item) => (
          <li key={item.anchor}>
            <a href={`#${item.anchor}`} className="block rounded-small py-1.5 leading-snug text-accent-ink hover:underline">
              {item.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
