import { test } from '@japa/runner'
import { accountChanged } from '#domain/access/events'
import { reactions } from '#domain/reactions'
import { eventKind } from '#domain/shared/events/event'
import { bindReactions } from '#domain/shared/events/publish'
import { atOnce, byMail, later } from '#domain/shared/events/reaction'
import { seatOffered } from '#domain/teaching/events'

const rang = eventKind<{ bell: string }>('tests.rang')
const nothing = async () => {}

test.group('Reactions', (group) => {
  group.each.teardown(() => bindReactions(reactions))

  test('a subscriber is given what its event tells, and nothing else', ({ assert }) => {
    const ways = [
      atOnce(rang, 'hear', async ({ bell }) => bell.length),
      // @ts-expect-error the event tells no tower
      atOnce(rang, 'see', async ({ tower }) => tower),
      // @ts-expect-error its job was given no tower
      later(rang, 'run', { job: ({ bell }) => ({ bell }), run: async ({ tower }) => tower }),
      byMail(rang, 'write', { letter: (about) => about, priorityOf: ({ bell }) => bell.length }),
    ]
    assert.deepEqual(
      ways.map(({ event }) => event),
      Array(4).fill('tests.rang')
    )
  })

  test('two of one name are refused, because jobs find them by it', ({ assert }) => {
    const twice = [atOnce(rang, 'hear', nothing), atOnce(seatOffered, 'hear', nothing)]
    assert.throws(() => bindReactions(twice), 'Two reactions are called "hear"')
  })

  test('each of the application has a name and an event of a context', ({ assert }) => {
    assert.isNotEmpty(reactions)
    for (const { name, event } of reactions) {
      assert.match(name, /^[a-z]+(_[a-z]+)*$/)
      assert.match(
        event,
        /^(access|people|teaching|scheduling|attendance|billing)\.[a-z]+(_[a-z]+)*$/
      )
    }
  })

  test('a letter that somebody waits for keeps its place before the others', ({ assert }) => {
    const notice = reactions.find(({ name }) => name === 'notice')!
    assert.equal(notice.event, accountChanged.name)
    if (notice.when !== 'later') return assert.fail('not a letter')
    const happened = { id: 'e', at: '2026-11-25T09:00:00.000Z' }
    const urgency = (change: string) =>
      notice.priorityOf!(notice.job({ userId: 'u', change }, happened))
    assert.deepEqual([urgency('passkey_added'), urgency('new_device')], [20, 0])
  })
})
