import { m } from '#app/i18n/generated/messages.js'
import { Headed } from '#app/ui/headed.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Covered } from './covered.tsx'
import { OwnPrint } from './own-print.tsx'
import { TextLines } from './text-lines.tsx'
import type { Curtain } from './use-curtain.ts'
import type { Guest } from './use-guest.ts'

/** What everybody knows of this guest, and behind the curtain what nobody else does. */
export function GuestPart({ guest, curtain }: { guest: Guest; curtain: Curtain }) {
  const { me, textLanguage } = guest.view
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Portrait src={me.portrait} name={me.name} className="size-20 object-top text-2xl" />
        <h2 lang={textLanguage} className="text-heading">
          {me.name}
        </h2>
      </div>
      <OwnPrint path={guest.path} me={me} />
      <TextLines
        lines={[{ what: m.paper_dinner_everybody_knows(), text: me.description }, ...me.more]}
        language={textLanguage}
      />
      {(me.about.length > 0 || me.secrets.length > 0) && (
        <Covered curtain={curtain} person={me.person}>
          <TextLines lines={me.about} language={textLanguage} />
          {me.secrets.length > 0 && (
            <Headed
              title={m.paper_dinner_keep_to_yourself()}
              level={3}
              className="grid gap-4 border-t border-line pt-5"
            >
              <TextLines lines={me.secrets} language={textLanguage} />
            </Headed>
          )}
        </Covered>
      )}
      {me.isDetective && <p>{m.evening_guest_detective_now()}</p>}
    </div>
  )
}
