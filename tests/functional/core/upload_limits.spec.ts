import { test } from '@japa/runner'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createGuardian } from '#tests/helpers/people/guardians'
import { createInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'
import { megabytes } from '#domain/shared/limits/upload_limits'

type Upload = { form: string; method: 'POST' | 'PUT'; path: string; field: string; most: string }

const one = (form: string, method: Upload['method'], path: string) => ({ form, method, path })
const photo = { field: 'photo', most: '2 MB' }
const uploads: Upload[] = [
  { ...one('a new student', 'POST', '/admin/students'), ...photo },
  { ...one('a student', 'PUT', '/admin/students/:student'), ...photo },
  { ...one('a new guardian', 'POST', '/admin/guardians'), ...photo },
  { ...one('a guardian', 'PUT', '/admin/guardians/:guardian'), ...photo },
  { ...one('a new instructor', 'POST', '/admin/instructors'), ...photo },
  { ...one('an instructor', 'PUT', '/admin/instructors/:instructor'), ...photo },
  { ...one('the centre', 'PUT', '/admin/settings/general'), ...photo },
  { ...one('a profile', 'PUT', '/admin/profile'), ...photo },
  {
    ...one('a document', 'POST', '/admin/instructors/:instructor/documents'),
    field: 'file',
    most: '5 MB',
  },
  { ...one('a list', 'POST', '/admin/imports'), field: 'file', most: '25 MB' },
]

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, visitor: await visitor.prepare() }
}

const errorsAt = async (visitor: Awaited<ReturnType<typeof signedIn>>) =>
  (await visitor.visit('/admin/students/create')).body().props.errors as Record<string, string>

test.group('What is too large to be read at all', () => {
  test('is refused under its field, with its size, where one stands: {form}')
    .with(uploads)
    .run(async ({ client, assert }, { method, path, field, most }) => {
      const { centre, visitor } = await setup(client)
      const known: Record<string, () => Promise<{ id: string }>> = {
        ':student': () => createStudent(centre),
        ':guardian': () => createGuardian(centre),
        ':instructor': () => createInstructor(centre),
      }
      const [name] = path.match(/:\w+/) ?? []
      const address = name ? path.replace(name, (await known[name]!()).id) : path
      const standing = `http://${centre.host}/admin/students/create`
      const answer = await visitor
        .authentic(method, address)
        .header('X-Inertia', 'true')
        .header('Referer', standing)
        .file(field, Buffer.alloc(megabytes(26)), { filename: 'large' })
      visitor.keep(answer.headers()['set-cookie'])
      assert.include([302, 303], answer.status())
      assert.equal(answer.header('location'), standing)
      const errors = await errorsAt(visitor)
      assert.deepEqual(Object.keys(errors), [field])
      assert.match(errors[field]!, new RegExp(`\\b${most}`))
    })

  test('is said of the form where it takes no file', async ({ client, assert }) => {
    const { visitor } = await setup(client)
    await visitor.post('/admin/students', { notes: 'a'.repeat(megabytes(2)) })
    const errors = await errorsAt(visitor)
    assert.deepEqual(errors, { form: 'What you sent is too large. Shorten it, then try again.' })
  })
})
