import { forbid } from './forbid.js'

const message =
  'The domain asks domain/shared/time/clock for the time, so that a test can stop it: now() or today(zone).'

export const injectedClock = forbid(
  ['CallExpression[callee.object.name="Date"][callee.property.name="now"]', message],
  ['NewExpression[callee.name="Date"][arguments.length=0]', message],
  ['CallExpression[callee.object.name="DateTime"][callee.property.name="now"]', message],
  [
    'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(utc|local)$/][arguments.length=0]',
    message,
  ]
)
