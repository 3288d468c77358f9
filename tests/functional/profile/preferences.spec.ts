import { test } from '@japa/runner'
import { createCentre } from '#tests/helpers/centre/centre'
import { profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { signedIn } from '#tests/helpers/visitor'

test.group('Preferences', () => {
  test('C18 {type}: digits and calendar are kept and told to every page')
    .with([...profiles])
    .run(async ({ client, assert }, { type, path }) => {
      const account = await someone(await createCentre(), type)
      const visitor = await signedIn(client, account)
      const intl = async () => (await visitor.visit(path)).body().props.intl
      assert.deepEqual(await intl(), { locale: 'en-GB-u-ca-gregory-nu-latn', hijri: false })

      await visitor.put(`${path}/preferences`, { digits: 'arab' })
      await visitor.put(`${path}/preferences`, { calendar: 'hijri' })
      assert.deepInclude(await userRow(account), { digits: 'arab', hijri: true })
      assert.deepEqual(await intl(), { locale: 'en-GB-u-ca-gregory-nu-arab', hijri: true })

      await visitor.put('/language', { locale: 'ar' })
      assert.equal((await intl()).locale, 'ar-SA-u-ca-gregory-nu-arab')
      await visitor.put(`${path}/preferences`, { digits: 'centre', calendar: 'centre' })
      assert.deepInclude(await userRow(account), { digits: null, hijri: null })
      assert.deepEqual(await intl(), { locale: 'ar-SA-u-ca-gregory-nu-latn', hijri: false })
    })

  test('C18 a choice that does not exist is refused under its field', async ({
    client,
    assert,
  }) => {
    const account = await someone(await createCentre(), 'administrator')
    const visitor = await signedIn(client, account)
    await visitor.put('/admin/profile/preferences', { digits: 'roman', calendar: 1 })
    const { errors } = (await visitor.visit('/admin/profile')).body().props
    assert.sameMembers(Object.keys(errors), ['digits', 'calendar'])
    assert.deepInclude(await userRow(account), { digits: null, hijri: null })
  })
})
