import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { clockRate, clockStrikes } from './clock-strikes.ts'
import { glassRoom, glassRooms, whistle } from './glass-house.ts'
import { radioRoom, radioRooms, stepsAway } from './night-radio.ts'
import { sampleRate, theatreNight } from './theatre-night.ts'

/* node samples/sound/draw-sound.ts theatre-night.wav
 * lame -t -m m -b 40 theatre-night.wav samples/adventures/the-rabbit-takes-a-bow/sound/theatre-night.mp3
 * node samples/sound/draw-sound.ts public/sounds/clock-strikes.wav
 * The rooms of “Dead Air” (studio.wav and so on) and ten-past-three.wav: as the first, into its folder; so those of
 * “Both Sides of the Glass” (porch.wav and so on) and whistle.wav. */

const sounds: Readonly<Record<string, { rate: number; draw: () => Float32Array }>> = {
  'theatre-night.wav': { rate: sampleRate, draw: theatreNight },
  'clock-strikes.wav': { rate: clockRate, draw: clockStrikes },
  'ten-past-three.wav': { rate: sampleRate, draw: stepsAway },
  'whistle.wav': { rate: sampleRate, draw: whistle },
  ...Object.fromEntries(glassRooms.map((room) => [`${room}.wav`, { rate: sampleRate, draw: glassRoom(room) }])),
  ...Object.fromEntries(radioRooms.map((room) => [`${room}.wav`, { rate: sampleRate, draw: radioRoom(room) }])),
}

function wav(samples: Float32Array, rate: number): Buffer {
  const data = Buffer.alloc(44 + samples.length * 2)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + samples.length * 2, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(rate, 24)
  data.writeUInt32LE(rate * 2, 28)
  data.writeUInt16LE(2, 32)
  data.writeUInt16LE(16, 34)
  data.write('data', 36)
  data.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((value, index) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2),
  )
  return data
}

const [target = ''] = process.argv.slice(2)
const sound = sounds[basename(target)]
if (!sound) throw new Error(`Say where one of these is to be written: ${Object.keys(sounds).join(', ')}`)
writeFileSync(target, wav(sound.draw(), sound.rate))
