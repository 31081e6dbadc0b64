/** Where the settings are kept on this device. */
export const settingsKey = 'whodini-player'

export const textSizes = ['normal', 'large', 'larger', 'largest'] as const

export type PlayerSettings = {
  /** Of the whole player: 100, 115, 130 or 150 percent of what the browser has. */
  text: (typeof textSizes)[number]
  /** Off until asked. */
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** Words for what is heard, also while sound is off. */
  captions: boolean
  /** `system`: as the device has it. */
  motion: 'system' | 'off'
  /** Outlines and names of everything that can be touched. */
  labels: boolean
  /** Single keys that open and show things; some assistive software needs them for itself. */
  shortcuts: boolean
  /** Has been told how to play. */
  guided: boolean
}

export const defaultSettings: PlayerSettings = {
  text: 'normal',
  sound: false,
  volume: 0.6,
  captions: false,
  motion: 'system',
  labels: false,
  shortcuts: true,
  guided: false,
}

/** What was kept, as far as it makes sense: another version of the product may have written it. */
export function readSettings(text: string | null): PlayerSettings {
  const kept = parsed(text)
  const flag = (name: 'sound' | 'captions' | 'labels' | 'shortcuts' | 'guided') =>
    typeof kept[name] === 'boolean' ? kept[name] : defaultSettings[name]
  return {
    text: textSizes.find((size) => size === kept.text) ?? defaultSettings.text,
    sound: flag('sound'),
    volume:
      typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : defaultSettings.volume,
    captions: flag('captions'),
    motion: kept.motion === 'off' ? 'off' : 'system',
    labels: flag('labels'),
    shortcuts: flag('shortcuts'),
    guided: flag('guided'),
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

/** What of the settings the style sheet goes by, as data attributes of the page's root; undefined where there is none. */
export const rootMarks = ({
  text,
  motion,
  labels,
  guided,
}: Pick<PlayerSettings, 'text' | 'motion' | 'labels' | 'guided'>) => ({
  playerText: text === 'normal' ? undefined : text,
  playerMotion: motion === 'off' ? 'off' : undefined,
  playerLabels: labels ? 'on' : undefined,
  playerGuide: guided ? undefined : 'on',
})

/**
 * Sets the same marks before the page is painted for the first time, so that nothing grows or moves when its code takes
 * over. A script of the page itself: it cannot import.
 */
export const earlySettings = `try{const s=JSON.parse(localStorage.getItem(${JSON.stringify(settingsKey)})||"{}"),d=document.documentElement.dataset;if(${JSON.stringify(textSizes.slice(1))}.includes(s.text))d.playerText=s.text;if(s.motion==="off")d.playerMotion="off";if(s.labels===true)d.playerLabels="on";if(s.guided!==true)d.playerGuide="on"}catch{}`
