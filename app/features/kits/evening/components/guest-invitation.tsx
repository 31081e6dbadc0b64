import { useState } from 'react'
import type { FormEvent } from 'react'
import { longest } from '#app/features/kits/evening/evening.ts'
import type { Reply } from '#app/features/kits/evening/evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { CastList } from './cast-list.tsx'
import { OwnPrint } from './own-print.tsx'
import { SentState } from './sent-state.tsx'
import { TextLines } from './text-lines.tsx'
import type { Guest } from './use-guest.ts'
import { useTyped } from './use-typed.ts'

export function GuestInvitation({ guest }: { guest: Guest }) {
  const { cover, details, me, story, cast, textLanguage } = guest.view
  const facts = [
    { what: m.paper_dinner_by(), text: details.host },
    { what: m.paper_dinner_when(), text: details.date },
    { what: m.paper_dinner_where(), text: details.place },
  ].filter(({ text }) => text !== '')
  return (
    <div className="grid gap-8">
      {cover !== null && (
        <Picture
          src={cover}
          alt=""
          width={1600}
          height={900}
          priority
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
      <Headed title={m.evening_guest_invited({ person: me.person })} className="grid gap-4">
        <dl className="grid gap-y-1">
          {facts.map(({ what, text }) => (
            <div key={what} className="flex flex-wrap gap-x-3">
              <dt className="min-w-28 text-muted">{what}</dt>
              <dd className="flex-1 basis-40 font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        {story.length > 0 && <TextLines lines={story} language={textLanguage} />}
      </Headed>
      <section aria-labelledby="part" className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          <Portrait src={me.portrait} name={me.name} className="size-24 object-top text-3xl" />
          <div>
            <p className="text-sm font-semibold text-brass-ink">{m.paper_dinner_you_play()}</p>
            <h2 id="part" lang={textLanguage} className="text-heading">
              {me.name}
            </h2>
          </div>
        </div>
        <p lang={textLanguage}>{me.description}</p>
        <TextLines lines={me.more} language={textLanguage} />
        <OwnPrint path={guest.path} me={me} />
      </section>
      <ReplyForm guest={guest} />
      <Headed title={m.paper_dinner_cast()}>
        <CastList cast={cast.filter(({ name }) => name !== me.name)} language={textLanguage} />
      </Headed>
    </div>
  )
}

function ReplyForm({ guest }: { guest: Guest }) {
  const { me } = guest.view
  const sent = guest.latest('reply', 'reply') ?? me
  const [chosen, choose] = useState<Reply | null>(null)
  const [isMissing, setMissing] = useState(false)
  const allergies = useTyped(`${me.id}:allergies`, me.allergies)
  const reply = chosen ?? sent.reply
  const answer = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reply === 'none')
    if (reply === 'none') return
    guest.put({ type: 'reply', reply, allergies: allergies.text })
  }
  return (
    <form
      onSubmit={answer}
      noValidate
      className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <FieldGroup
        legend={<span className="text-heading font-display">{m.evening_guest_coming()}</span>}
        error={isMissing ? m.evening_guest_reply_missing() : null}
        className="gap-0!"
      >
        {(['yes', 'no'] as const).map((each) => (
          <Radio
            key={each}
            name="reply"
            label={replyTexts[each]()}
            checked={reply === each}
            onChange={() => {
              choose(each)
              setMissing(false)
            }}
          />
        ))}
      </FieldGroup>
      <Field label={m.evening_guest_allergies()} hint={m.evening_guest_allergies_hint()} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-20!"
            value={allergies.text}
            maxLength={longest.allergies}
            onChange={({ target }) => allergies.type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" className="w-full sm:w-fit">
        {m.evening_guest_reply()}
      </Button>
      <SentState guest={guest} slot="reply" done={repliedTexts[sent.reply]()} />
      <p className="text-sm text-muted">{m.evening_guest_keep_page()}</p>
    </form>
  )
}

const replyTexts = { yes: m.evening_guest_yes, no: m.evening_guest_no } as const

const repliedTexts: Readonly<Record<Reply, () => string>> = {
  none: () => '',
  yes: m.evening_guest_replied_yes,
  no: m.evening_guest_replied_no,
}
