/** The package's own declarations are not exported. */
declare module 'extwee' {
  type Read = {
    name: string
    start: string
    format: string
    /** All passages of that tag, one after another: they are in no list. */
    storyJavaScript: string
    storyStylesheet: string
    passages: { name: string; tags: string[]; text: string }[]
  }
  export function parseTwee(text: string): Read
  export function parseTwine2HTML(text: string): Read
}
