import type { ShownLock } from '#app/features/locks/lock.present.ts'

/** What is asked. */
export const LockWords = ({ lock: { title, question, language } }: { lock: ShownLock }) => (
  <div className="grid gap-3" lang={language}>
    <h1 className="text-title text-balance wrap-anywhere">{title}</h1>
    {question && <p className="text-lg whitespace-pre-line wrap-anywhere">{question}</p>}
  </div>
)
