import Volume2 from 'lucide-react/icons/volume-2'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** The volume of the sound, with a test tone that costs nothing and gives nothing away. */
export function VolumeField({ onChange }: { onChange: (volume: number) => void }) {
  const [volume, setVolume] = useState(1)
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {m.audio_recognition_volume()}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-valuetext={m.audio_recognition_speed_percent({ percent: Math.round(volume * 100) })}
        onChange={(event) => {
          setVolume(event.target.valueAsNumber)
          onChange(event.target.valueAsNumber)
        }}
        className="h-11 w-32 min-w-0 grow cursor-pointer accent-brass"
      />
      <Button size="small" variant="ghost" className="min-h-11" onClick={() => playTone(volume)}>
        <Volume2 aria-hidden="true" className="size-4.5" />
        {m.audio_recognition_volume_test()}
      </Button>
    </div>
  )
}

function playTone(volume: number): void {
  const context = new AudioContext()
  for (const [at, pitch] of [523.25, 659.25].entries()) {
    const [note, loud] = [context.createOscillator(), context.createGain()]
    const from = context.currentTime + at * 0.3
    note.frequency.value = pitch
    loud.gain.setValueAtTime(volume * 0.4, from)
    loud.gain.exponentialRampToValueAtTime(0.001, from + 0.28)
    note.connect(loud).connect(context.destination)
    note.start(from)
    note.stop(from + 0.3)
    if (at === 1) note.onended = () => void context.close()
  }
}
