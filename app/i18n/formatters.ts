/** Each formatter is made once: making one takes as long as hundreds of uses. */
function kept<Options extends object, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    const formatter = make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
