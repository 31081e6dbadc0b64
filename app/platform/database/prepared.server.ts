import type pg from 'pg'

/**
 * A prepared statement with named parameters: `:runId` stands for the value of that name. @throws Error without a value
 */
export function prepared<Values extends object>(name: string, text: string): (values: Values) => pg.QueryConfig {
  const names: string[] = []
  // A cast (`::uuid`) is no name
  const numbered = text.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter)
    return `$${names.indexOf(parameter) + 1}`
  })
  return (values) => ({ name, text: numbered, values: names.map((parameter) => valueOf(name, values, parameter)) })
}

function valueOf(statement: string, values: object, parameter: string): unknown {
  if (!Object.hasOwn(values, parameter)) throw new Error(`${statement} lacks ${parameter}`)
  return (values as Record<string, unknown>)[parameter]
}
