import type { ReactNode } from 'react'

/** What is known about one thing. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
    {facts.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="mb-2 min-w-0 sm:mb-0">{value}</dd>
      </div>
    ))}
  </dl>
)
