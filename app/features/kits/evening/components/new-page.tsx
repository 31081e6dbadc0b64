import type { ReactNode } from 'react'
import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

type NewPageProps = {
  /** Of the kit. */
  address: string
  title: string
  intro: string
  className: string
  /** The host's evenings of this kit; `who`: by whom it is told from the others of its day. */
  own: readonly { id: string; date: string; who: ReactNode; isOver: boolean }[]
  children: ReactNode
}

/** The page on which a host opens an evening with a kit. */
export const NewPage = ({ address, title, intro, className, own, children }: NewPageProps) => (
  <PageSection className={className}>
    <PageHeader
      back={<BackLink to={`/kit/${address}`}>{m.evening_host_to_kit()}</BackLink>}
      title={title}
      intro={<p>{intro}</p>}
    />
    {own.length > 0 && (
      <Headed title={m.evening_host_yours_here()}>
        <ul role="list" className="grid gap-2">
          {own.map(({ id, date, who, isOver }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3">
              <TextLink to={eveningPath(id)}>{date}</TextLink>
              <span className="text-sm text-muted">
                {who}
                {isOver && ` · ${m.evening_host_over()}`}
              </span>
            </li>
          ))}
        </ul>
      </Headed>
    )}
    {children}
  </PageSection>
)

export const languageNames: Readonly<Record<Locale, () => string>> = {
  en: m.evening_host_in_en,
  fr: m.evening_host_in_fr,
}

type LanguageChoiceProps = { label: string; hint: string; languages: readonly Locale[]; chosen: string | undefined }

/** Sent with the form in any case; asked where the kit has several. */
export function LanguageChoice({ label, hint, languages, chosen }: LanguageChoiceProps) {
  if (languages.length < 2) return <input type="hidden" name="language" value={languages[0]} />
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} name="language" defaultValue={chosen ?? languages[0]} className="max-w-60">
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
