import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#core/errors/not_found'
import { controllers } from '#generated/controllers'
import env from '#start/env'

const { Galleries, SampleSignInPages, SampleErrors, SamplePages } = controllers.preview

/** Closed, the gallery is an address like any other that nobody knows. */
function whereOpen(ctx: HttpContext, next: NextFn) {
  if (!env.get('PREVIEW')) throw notFound(ctx)
  return next()
}

router
  .group(() => {
    router.get('/preview', [Galleries, 'index']).as('preview.index')
    router.get('/preview/components/:name', [Galleries, 'show']).as('preview.components')
    router.get('/preview/pages/:name', [SamplePages, 'show']).as('preview.page')
    router.get('/preview/auth/:name', [SampleSignInPages, 'show']).as('preview.auth')
    router.get('/preview/errors/:name', [SampleErrors, 'show']).as('preview.error')
  })
  .use(whereOpen)
