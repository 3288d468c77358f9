import { test } from '@japa/runner'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { entryKinds, entryRow } from '#tests/helpers/teaching/entries'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

for (const kind of entryKinds) {
  const { area, one, en } = kind
  const path = `/admin/${area}`
  const archives = `/admin/${one}-archives`

  test.group(`Archiving and deleting ${area}`, () => {
    test('archives, offers to undo it, and restores', async ({ client, assert }) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      const needed = await kind.form(centre)
      const ids = [
        (await kind.add(centre, { ...needed, [en]: 'One' })).id,
        (await kind.add(centre, { ...needed, [en]: 'Two' })).id,
      ]
      await visitor.post(archives, { ids })
      const listed = (await visitor.visit(path)).body()
      assert.lengthOf(listed.props[area].rows, 0)
      assert.deepInclude(listed.flash.undo, { method: 'delete', url: archives })
      const kept = (await visitor.visit(`${path}?archived=1`)).body().props[area].rows
      assert.lengthOf(kept, 2)
      await visitor.delete(archives, listed.flash.undo.data)
      for (const id of ids) {
        assert.isNull((await entryRow(centre, kind, id)).archived_at)
        assert.equal((await auditOf(centre, id)).at(-1).action, `${area}.restore`)
      }
    })

    test('deletes what nothing uses, and the trail keeps what it was', async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      const { id } = await kind.add(centre, { ...(await kind.form(centre)), [en]: 'Algebra' })
      const response = await visitor.delete(`${path}/${id}`)
      assert.match(response.header('location')!, new RegExp(`${path}$`))
      assert.isUndefined(await entryRow(centre, kind, id))
      const audit = (await auditOf(centre, id)).at(-1)
      assert.equal(audit.action, `${area}.delete`)
      assert.deepInclude(audit.before, { [en]: 'Algebra' })
    })

    test('C10 C12 C13 what is used is not deleted, and the page says what uses it', async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      const { id } = await kind.add(centre, { ...(await kind.form(centre)), [en]: 'Algebra' })
      const user = await kind.use(centre, id)
      const response = await visitor.delete(`${path}/${id}`)
      assert.match(response.header('location')!, new RegExp(`${path}/${id}\\?tab=uses$`))
      assert.isDefined(await entryRow(centre, kind, id))
      assert.notInclude(
        (await auditOf(centre, id)).map(({ action }) => action),
        `${area}.delete`
      )
      const { props, flash } = (await visitor.visit(`${path}/${id}?tab=uses`)).body()
      assert.match(flash.error, /used by 1 /)
      assert.equal(props.tab, 'uses')
      assert.lengthOf(props.uses, 1)
      assert.deepInclude(props.uses[0], { area: user, total: 1, may_see: true })
      assert.isString(props.uses[0].first[0].id)
    })

    test('whoever may not see what uses it is told how much, not which', async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const { id } = await kind.add(centre, { ...(await kind.form(centre)), [en]: 'Algebra' })
      await kind.use(centre, id)
      const reader = await signedIn(
        client,
        await createAdministratorWho(centre, [`admin.${area}.index`])
      )
      const { uses } = (await reader.visit(`${path}/${id}?tab=uses`)).body().props
      assert.deepInclude(uses[0], { total: 1, may_see: false, first: [] })
    })

    test('H3 archiving needs delete, restoring needs update; another centre changes nothing', async ({
      client,
      assert,
    }) => {
      const centre = await createCentre()
      const { id } = await kind.add(centre, { ...(await kind.form(centre)), [en]: 'Algebra' })
      const updater = await signedIn(
        client,
        await createAdministratorWho(centre, [`admin.${area}.update`])
      )
      const deleter = await signedIn(
        client,
        await createAdministratorWho(centre, [`admin.${area}.delete`])
      )
      assert.equal((await updater.post(archives, { ids: [id] })).status(), 403)
      assert.equal((await deleter.delete(archives, { ids: [id] })).status(), 403)
      const stranger = await signedIn(client, await createAdministrator(await createCentre()))
      assert.equal((await stranger.post(archives, { ids: [id] })).status(), 404)
      assert.isNull((await entryRow(centre, kind, id)).archived_at)
    })
  })
}
