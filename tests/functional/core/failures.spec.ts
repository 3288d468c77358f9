import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import HttpExceptionHandler from '#core/errors/exception_handler'

class QuietHandler extends HttpExceptionHandler {
  override async report() {}
}

async function failing(render: () => unknown) {
  const ctx = new HttpContextFactory().create()
  Object.assign(ctx, { inertia: { render } })
  ctx.request.request.headers.accept = 'text/html'
  await new QuietHandler().handle(new Error('secret: the password of the database'), ctx)
  return ctx
}

test.group('When something fails', () => {
  test('the page is told a status and a request id, never the cause', async ({ assert }) => {
    const told: unknown[] = []
    const ctx = await failing((...props: unknown[]) => told.push(props) && 'page')
    assert.equal(ctx.response.getStatus(), 500)
    assert.deepEqual(told, [['errors/show', { status: 500, request_id: ctx.request.id() }]])
  })

  test('an error page that fails too is answered in words, without the cause', async ({
    assert,
  }) => {
    const ctx = await failing(() => {
      throw new Error('Cannot find the chunk in the manifest')
    })
    const body = String(ctx.response.getBody())
    assert.equal(ctx.response.getStatus(), 500)
    assert.include(body, 'Something went wrong here')
    assert.notMatch(body, /secret|manifest/)
  })
})
