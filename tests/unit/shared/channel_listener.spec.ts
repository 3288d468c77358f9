import { createServer } from 'node:net'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { ChannelListener } from '#domain/shared/data/channel_listener'

test.group('Listening to PostgreSQL', () => {
  test('that it is not heard is said once, however often it is tried again', async ({ assert }) => {
    const refusing = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    const { port } = refusing.address() as { port: number }
    const said: unknown[] = []
    const listener = new ChannelListener(
      {
        server: { host: '127.0.0.1', port, user: 'nobody', database: 'none' },
        channel: 'any',
        hear: () => {},
        say: () => Promise.resolve(),
        deaf: (error) => said.push(error),
      },
      { echo: 1_000, patience: 1_000, pause: 5 }
    )
    const tries = (async () => {
      for (let tried = 0; tried < 4; tried++) await once(refusing, 'connection')
    })()
    await listener.start()
    await tries
    listener.stop()
    refusing.close()
    assert.lengthOf(said, 1)
    assert.isFalse(listener.isListening)
  })
})
