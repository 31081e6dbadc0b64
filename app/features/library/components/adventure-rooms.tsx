import type { Room } from '#app/features/library/read-rooms.server.ts'
import { coverAt, coverSourceSet } from '#app/features/media/cover-widths.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Headed } from '#app/ui/headed.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { NoCover } from './card-cover.tsx'

const frame = 'aspect-video w-full rounded-control border border-line'

export function Rooms({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Headed id="rooms" title={m.adventure_rooms_heading()}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {rooms.map(({ picture, name, language }) => (
          <li key={picture} className="first:nth-last-[odd]:col-span-2">
            <figure className="grid gap-1.5">
              <Picture
                src={coverAt(picture, 800)}
                srcSet={coverSourceSet(picture)}
                sizes="(min-width: 64rem) 25rem, 46vw"
                alt=""
                width={800}
                height={450}
                otherwise={
                  <span className={classNames(frame, 'block overflow-hidden')}>
                    <NoCover />
                  </span>
                }
                className={classNames(frame, 'object-cover')}
              />
              <figcaption lang={language} className="text-sm text-muted">
                {name}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
