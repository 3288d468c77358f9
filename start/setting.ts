import { Secret } from '@adonisjs/core/helpers'

type Read<T> = (name: string, value?: string) => T

const SLUG = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const ON = ['true', '1', 'yes', 'on']
const OFF = ['false', '0', 'no', 'off']

function matching(pattern: RegExp, sentence: string): Read<string | undefined> {
  return (name, value) => {
    if (!value) return undefined
    if (!pattern.test(value)) throw new Error(`${name} ${sentence}.`)
    return value
  }
}

function oneOf<const T extends string>(names: readonly T[]): Read<T | undefined> {
  return (name, value) => {
    if (!value) return undefined
    const found = names.find((known) => known === value)
    if (!found) throw new Error(`${name} must be one of ${names.join(', ')}.`)
    return found
  }
}

function withDefault<T>(read: Read<T | undefined>, fallback: T): Read<T> {
  return (name, value) => read(name, value) ?? fallback
}

/** How one setting is read from its text. An empty setting is a missing one; errors never repeat a value (it may hold a password). */
export const setting = {
  text: (fallback: string): Read<string> => withDefault((_, value) => value || undefined, fallback),
  slug: () => matching(SLUG, 'must be the short name of a centre (small letters, digits, hyphens)'),
  hostName: (fallback: string) =>
    withDefault(matching(HOST_NAME, 'must be a host name such as markaz.example'), fallback),
  email: () => matching(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  password: () => matching(/^.{8,}$/, 'must have at least 8 characters'),
  oneOf: <const T extends string>(names: readonly T[], fallback: NoInfer<T>) =>
    withDefault<T>(oneOf(names), fallback),
  level: () => oneOf(LEVELS),

  port: (fallback: number): Read<number> => {
    return (name, value) => {
      const port = value ? Number(value) : fallback
      if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
      throw new Error(`${name} must be a whole number from 0 to 65535.`)
    }
  },

  flag: (fallback: boolean): Read<boolean> => {
    return (name, value) => {
      if (!value) return fallback
      if (ON.includes(value.toLowerCase())) return true
      if (OFF.includes(value.toLowerCase())) return false
      throw new Error(`${name} must be true or false.`)
    }
  },

  url: (...schemes: string[]): Read<string | undefined> => {
    return (name, value) => {
      if (!value) return undefined
      const scheme = URL.parse(value)?.protocol.slice(0, -1)
      if (scheme && schemes.includes(scheme)) return value
      throw new Error(`${name} must be an address that begins with ${schemes[0]}://.`)
    }
  },

  /** What is handed over with another setting; neither says anything alone. */
  secretWith: (other: string): Read<Secret<string> | undefined> => {
    return (name, value) => {
      if (Boolean(value) === Boolean(process.env[other]))
        return value ? new Secret(value) : undefined
      throw new Error(`${name} and ${other} must both be set, or neither.`)
    }
  },

  key: (): Read<Secret<string>> => {
    return (name, value) => {
      if (value && value.length >= 32) return new Secret(value)
      throw new Error(`${name} must have at least 32 characters (leave it out to have one made).`)
    }
  },
}
