/**
 * Who may call what, in one table. A cell is the status of the response:
 *   `200`              in every state of the course
 *   `200/404`          while the course runs / in any other state
 *   `404/200/200/200`  as a draft / before it begins / while it runs / after it ended
 *
 * The people:
 *   guest      has not signed in
 *   stranger   a student who is not enrolled
 *   student    is enrolled and has answered everything; only the quiz summary is left
 *   peer       is enrolled and is at the first section
 *   viewer     sees what staff see, changes nothing
 *   teacher    an instructor assigned to the course
 *   colleague  an instructor of another course
 *   admin
 *   newcomer   is enrolled like the student, but must change the password first
 *
 * The staff here are not enrolled: taking a course needs an enrolment, whatever the role. People who see
 * the course are told so (403), to others the course does not exist (404).
 *
 * `about` names the objects that the address's ids refer to: `work` is a page that no student takes, and
 * `part` a section of it that the body names. `own` is the student's opinion, `theirs` another
 * person's with the student's comment, `reply` the same with its author's; likewise for articles and
 * announcements. `survey` is a question of the course's survey, `asked` one of the site's, which is for
 * all students. `news` was announced to the course. `class` is presented to it. `person` has never
 * signed in. `empty` is a form sent empty: anyone who is allowed gets 422.
 */
const TABLE = `
route                                                               about   | guest  | stranger | student         | peer            | viewer | teacher | colleague | admin | newcomer
GET    /health/live                                                 -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /health/ready                                                -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /assets/:name                                                -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /service-worker.js                                           -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /site.webmanifest                                            -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /icons/app-192.png                                           -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /icons/app-512.png                                           -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /apple-touch-icon.png                                        -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/openapi.json                                            -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/session                                                 -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
POST   /api/session                                                 empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
DELETE /api/session                                                 -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
POST   /api/password/forgot                                         empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/password/reset/check                                    empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/password/reset                                          empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/setup/check                                             empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
POST   /api/setup                                                   empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
PUT    /api/account/password                                        empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/session/passkey/options                                 -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
POST   /api/session/passkey                                         empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/session/second-factor                                   empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 422
POST   /api/session/confirm                                         empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
POST   /api/session/confirm/passkey                                 empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/session/providers                                       -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
POST   /api/session/providers/:provider                             -       | 404    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 404
GET    /login/return/:provider                                      -       | 303    | 303      | 303             | 303             | 303    | 303     | 303       | 303   | 303
POST   /login/saml/:provider                                        -       | 303    | 303      | 303             | 303             | 303    | 303     | 303       | 303   | 303
GET    /login/saml/:provider/metadata                               -       | 404    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 404
GET    /api/account/identities                                      -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/identities/:provider                            -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
DELETE /api/account/identities/:identityId                          -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/security                                        -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/passkeys/options                                -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/passkeys                                        empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
PUT    /api/account/passkeys/:passkeyId                             -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
DELETE /api/account/passkeys/:passkeyId                             -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/tokens                                          -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/tokens                                          empty   | 401    | 403      | 403             | 403             | 422    | 422     | 422       | 422   | 403
DELETE /api/account/tokens/:tokenId                                 -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/webhooks                                                -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/webhooks                                                empty   | 401    | 403      | 403             | 403             | 403    | 422     | 422       | 422   | 403
PUT    /api/webhooks/:webhookId                                     -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
DELETE /api/webhooks/:webhookId                                     -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/webhooks/:webhookId/deliveries                          -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/webhooks/:webhookId/deliveries/:deliveryId/send         -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/account/data                                            -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/data                                            -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/data/link                                       -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/data/:token                                     -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/erasure                                         -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/erasure                                         empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
DELETE /api/account/erasure                                         -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/authenticator-app/key                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/authenticator-app                               empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
DELETE /api/account/authenticator-app                               -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/account/recovery-codes                                  -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
PUT    /api/account/locale                                          -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
PUT    /api/account/profile                                         empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/account/email                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/email                                           empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
POST   /api/account/email/confirm                                   empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
DELETE /api/account/email                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
PUT    /api/account/theme                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/account/photo                                           empty   | 401    | 415      | 415             | 415             | 415    | 415     | 415       | 415   | 403
DELETE /api/account/photo                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/photos/:photo                                           -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/sessions                                        -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
DELETE /api/account/sessions                                        -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
DELETE /api/account/sessions/:sessionId                             -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/account/sign-ins                                        -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/courses                                                 -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/courses/:courseId/thumbnail                             course  | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 200    | 200     | 404       | 200   | 403
GET    /api/student/courses                                         -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/student/courses/:courseId                               course  | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
GET    /api/student/courses/:courseId/search                        course  | 401    | 404      | 422/404         | 422/404         | 403    | 403     | 404       | 403   | 403
GET    /api/student/search                                          -       | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/courses/page/:pageId                                    page    | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/page/:pageId/question/:sectionId                poll    | 401    | 404      | 200/404         | 409/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/page/:pageId/section/:sectionId                 handout | 401    | 404      | 200/404         | 409/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/page/:pageId/live                               poll    | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/page/:pageId/section/:sectionId/playback              video   | 401    | 404      | 200/404         | 404             | 403    | 403     | 404       | 403   | 403
PUT    /api/courses/page/:pageId/section/:sectionId/playback              video   | 401    | 404      | 200/404         | 404             | 403    | 403     | 404       | 403   | 403
GET    /api/courses/graphic/:questionId/:graphicType                poll    | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/final-quiz-resume/:sectionId/                   summary | 401    | 404      | 200/404         | 409/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/page/notes/:pageId                              page    | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/page/notes/:pageId                              page    | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
GET    /api/student/pins                                            -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
PUT    /api/student/pins/:opinionId                                 theirs  | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/courses/opinions/:questionId                            opinion | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/opinions/:questionId/pins/live                  opinion | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/opinions/:questionId/workbook                   opinion | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/opinion/:opinionId                              theirs  | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
PUT    /api/courses/opinion/:opinionId                              own     | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/opinion/:opinionId/comments                     theirs  | 401    | 404      | 200/404         | 403/404         | 403    | 200     | 404       | 200   | 403
DELETE /api/courses/opinion/:opinionId/comments/:commentId          theirs  | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/opinion/:opinionId/comments/:commentId/report   reply   | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/opinion/:opinionId/like                         theirs  | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
POST   /api/courses/opinion/:opinionId/report                       theirs  | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/:courseId/articles                              course  | 401    | 404      | 200/404         | 200/404         | 200    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/articles                              course  | 401    | 404      | 403/404         | 403/404         | 403    | 200     | 404       | 200   | 403
GET    /api/courses/:courseId/articles/:articleId                   theirs  | 401    | 404      | 200/404         | 200/404         | 200    | 200     | 404       | 200   | 403
PUT    /api/courses/:courseId/articles/:articleId                   own     | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
DELETE /api/courses/:courseId/articles/:articleId                   own     | 401    | 404      | 200/404         | 403/404         | 403    | 403     | 404       | 403   | 403
GET    /api/courses/:courseId/articles/:articleId/picture           theirs  | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/courses/:courseId/articles/:articleId/preview           own     | 401    | 404      | 409/404         | 403/404         | 403    | 409     | 404       | 409   | 403
POST   /api/courses/:courseId/articles/:articleId/like              theirs  | 401    | 404      | 200/404         | 200/404         | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/articles/:articleId/report            theirs  | 401    | 404      | 200/404         | 200/404         | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/articles/:articleId/comments          theirs  | 401    | 404      | 200/404         | 200/404         | 403    | 200     | 404       | 200   | 403
DELETE /api/courses/:courseId/articles/:articleId/comments/:commentId theirs | 401   | 404      | 200/404         | 404             | 403    | 404     | 404       | 404   | 403
POST   /api/courses/:courseId/articles/:articleId/comments/:commentId/report reply | 401 | 404   | 200/404         | 200/404         | 403    | 200     | 404       | 200   | 403
GET    /api/courses/page/passages/:pageId                          page    | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
POST   /api/courses/page/passages/:pageId                          reading | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
PUT    /api/student/passages/:passageId                            -       | 401 | 404 | 200 | 404 | 404 | 404 | 404 | 404 | 403
DELETE /api/student/passages/:passageId                            -       | 401 | 404 | 200 | 404 | 404 | 404 | 404 | 404 | 403
GET    /api/student/workbook                                       -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
GET    /api/student/workbook/entries                               -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
GET    /api/student/courses/:courseId/recap                        course  | 401 | 404 | 404/200/200/200 | 404/200/200/200 | 403 | 403 | 404 | 403 | 403
GET    /api/student/courses/:courseId/recalls                      course  | 401 | 404 | 404/200/200/200 | 404/200/200/200 | 403 | 403 | 404 | 403 | 403
PUT    /api/student/courses/:courseId/recalls                      course  | 401 | 404 | 404/200/200/200 | 404/200/200/200 | 403 | 403 | 404 | 403 | 403
POST   /api/student/courses/:courseId/recalls/questions/:questionId opinion | 401 | 404 | 404             | 404             | 403 | 403 | 404 | 403 | 403
GET    /api/student/courses/:courseId/grade                        course  | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
GET    /api/student/courses/:courseId/compare                      course  | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
GET    /api/student/workbook/exports                               -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
POST   /api/student/workbook/exports                               empty   | 401 | 422 | 422 | 422 | 422 | 422 | 422 | 422 | 403
GET    /api/student/workbook/exports/:exportId                     -       | 401 | 404 | 404 | 404 | 404 | 404 | 404 | 404 | 403
GET    /api/student/courses/:courseId/videos                      course  | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
GET    /api/videos/:videoId/playback                              course  | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
PUT    /api/videos/:videoId/playback                              course  | 401 | 404 | 200/404 | 200/404 | 403 | 403 | 404 | 403 | 403
GET    /api/videos                                                -       | 401 | 403 | 403 | 403 | 200 | 200 | 200 | 200 | 403
POST   /api/videos                                                -       | 401 | 403 | 403 | 403 | 403 | 403 | 403 | 200 | 403
GET    /api/courses/:courseId/videos                              course  | 401 | 403 | 403 | 403 | 200 | 200 | 404 | 200 | 403
POST   /api/courses/:courseId/videos                              course  | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
PUT    /api/videos/:videoId                                       course  | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
PUT    /api/videos/:videoId/release                               course  | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
PUT    /api/videos/:videoId/length                                course  | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
DELETE /api/videos/:videoId                                       course  | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
GET    /student/courses/file/:sectionId/:fileName                   handout | 401    | 404      | 200/404         | 404             | 200    | 200     | 404       | 200   | 403
GET    /api/courses/modules/:courseId                               course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/courses/pages/:moduleId                                 work    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/courses/sections/:pageId                                work    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/courses/sections-update/:pageId                         work    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/courses/create                                          -       | 401    | 403      | 403             | 403             | 403    | 200     | 200       | 200   | 403
POST   /api/courses/:courseId/update                                course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/module/create                         course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/module/:moduleId/update               work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:moduleId/page/create                           work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/module/:moduleId/page/:pageId/update  work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/pages/:pageId/history                         work    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/pages/:pageId/history/:version                work    | 401    | 403      | 403             | 403             | 404    | 404     | 404       | 404   | 403
POST   /api/authoring/pages/:pageId/history/restore                 work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/library                                       -       | 401    | 403      | 403             | 403             | 200    | 200     | 200       | 200   | 403
POST   /api/authoring/pages/:pageId/library                         work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/modules/:moduleId/library                     work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/pages/:pageId/preview                          work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:pageId/sections/create                         work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:pageId/sections/update                         work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/courses/:pageId/sections/upload-files                   work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/courses/:courseId/surveys                               course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/courses/:courseId/surveys/create                        course  | 401    | 403      | 403             | 403             | 403    | 409     | 404       | 409   | 403
POST   /api/courses/:courseId/surveys/update                        course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
DELETE /api/courses/:courseId/surveys                               course  | 401    | 403      | 403             | 403             | 403    | 409     | 404       | 409   | 403
GET    /api/authoring/today                                         -       | 401    | 403      | 403             | 403             | 200    | 200     | 200       | 200   | 403
GET    /api/authoring/courses/:courseId/outline                     course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/check                       course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/people                      course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/present                     course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/class-preparation           course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/present/live                course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/presentation                course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/presentation/question       course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
DELETE /api/authoring/courses/:courseId/presentation                course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/class/:code                                             class   | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
POST   /api/class/:code                                             class   | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
GET    /api/class/:code/live                                        class   | 401    | 404      | 200/404         | 200/404         | 403    | 403     | 404       | 403   | 403
POST   /api/class/:code/answer                                      class   | 401    | 404      | 200/404         | 409/404         | 403    | 403     | 404       | 403   | 403
GET    /api/authoring/courses/:courseId/results                     course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/results/pages/:pageId       page    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/results/students            course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/results/students/:userId    course  | 401    | 403      | 403             | 403             | 404    | 404     | 404       | 404   | 403
GET    /api/authoring/courses/:courseId/results/students/:userId/intervention course | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/authoring/courses/:courseId/results-messages            course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/results-grades course | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/grading course | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/results/students/:userId/extension course | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/authoring/courses/:courseId/results/students/:userId/interventions course | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/authoring/courses/:courseId/results/students/:userId/interventions/:interventionId/undo course | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/authoring/courses/:courseId/results-export/:table/:format course | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/results-schedules course | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/results-schedules course | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/results-schedules/:scheduleId course | 401    | 403      | 403             | 403             | 404    | 404     | 404       | 404   | 403
DELETE /api/authoring/courses/:courseId/results-schedules/:scheduleId course | 401    | 403      | 403             | 403             | 404    | 404     | 404       | 404   | 403
GET    /api/authoring/courses/:courseId/survey-results              course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/survey-results/:sectionId   survey  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/survey-results/:sectionId/texts survey | 401  | 403      | 403             | 403             | 404    | 404     | 404       | 404   | 403
GET    /api/authoring/courses/:courseId/survey-export/:format       course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/students                    course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/students                    course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/students/check              course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/students/remove             course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/students/restore            course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/invitations                 course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/invitations                 course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
DELETE /api/authoring/courses/:courseId/invitations/:invitationId   course  | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/join/:code                                              -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/join/:code                                              -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/authoring/courses/:courseId/students/invite-again       empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
POST   /api/authoring/courses/:courseId/students/withdraw-invitation empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
GET    /api/authoring/courses/:courseId/sign-up                     course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/sign-up                     empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
GET    /api/authoring/courses/:courseId/requests                    course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/requests/decide             empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
GET    /api/catalogue                                               -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/catalogue/mine                                          -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/catalogue/courses/:courseId                             course  | 401/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 403
GET    /api/catalogue/courses/:courseId/picture                     course  | 401/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 403
POST   /api/catalogue/courses/:courseId/sign-up                     course  | 401    | 404/200/200/409 | 404/200/200/200 | 404/200/200/200 | 404/200/200/409 | 404/200/200/409 | 404/200/200/409 | 404/200/200/409 | 403
DELETE /api/catalogue/courses/:courseId/sign-up                     course  | 401    | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 404/200/200/200 | 403
POST   /api/authoring/courses/:courseId/groups                      empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
PUT    /api/authoring/courses/:courseId/groups/:groupId             course  | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
DELETE /api/authoring/courses/:courseId/groups/:groupId             course  | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/authoring/courses/:courseId/students/move               empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
POST   /api/authoring/courses/:courseId/students/extend             course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/staff                       empty   | 401    | 403      | 403             | 403             | 403    | 403     | 404       | 422   | 403
POST   /api/authoring/courses/:courseId/staff/:userId/invite-again  course  | 401    | 403      | 403             | 403             | 403    | 403     | 404       | 404   | 403
PUT    /api/authoring/courses/:courseId/staff/:userId               course  | 401    | 403      | 403             | 403             | 403    | 403     | 404       | 404   | 403
DELETE /api/authoring/courses/:courseId/staff/:userId               course  | 401    | 403      | 403             | 403             | 403    | 403     | 404       | 404   | 403
GET    /api/authoring/courses/:courseId/archive                     course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/opinions                    course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/opinions/:opinionId                           theirs  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/opinions/:opinionId/decision                  theirs  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/opinions/:opinionId/pin theirs | 401 | 403 | 403 | 403 | 403 | 200/200/409/200 | 404 | 200/200/409/200 | 403
DELETE /api/authoring/opinions/:opinionId/pin                       theirs  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/opinions/:opinionId/comments/:commentId/decision reply | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/articles                    course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/articles/:articleId         theirs  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/articles/:articleId/decision theirs | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/articles/:articleId/comments/:commentId/decision reply | 401 | 403 | 403    | 403             | 403    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/article-settings            course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/thumbnail                   course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/import                                        empty   | 401    | 403      | 403             | 403             | 403    | 415     | 415       | 415   | 403
POST   /api/authoring/parts/move                                    part    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/parts/duplicate                               part    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/parts/delete                                  part    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/parts/restore                                 part    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/trash                                         -       | 401    | 403      | 403             | 403             | 403    | 200     | 200       | 200   | 403
POST   /api/authoring/pages/:pageId/images                          work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/pages/:pageId/captions                               work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/pages/:pageId/media                                  work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/pages/:pageId/media                                  work    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/media/:uploadId                                      -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
PATCH  /api/authoring/media/:uploadId                                      -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
DELETE /api/authoring/media/:uploadId                                      -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/authoring/pages/:pageId/files/:fileName                 work    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/drafts/:key                                   -       | 401    | 403      | 403             | 403             | 403    | 200     | 200       | 200   | 403
PUT    /api/authoring/drafts/:key                                   -       | 401    | 403      | 403             | 403             | 403    | 200     | 200       | 200   | 403
DELETE /api/authoring/drafts/:key                                   -       | 401    | 403      | 403             | 403             | 403    | 200     | 200       | 200   | 403
POST   /api/preview/pages/:pageId                                   page    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/preview/pages/:pageId/sections/:sectionId               reading | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/preview/graphic/:questionId/:graphicType                poll    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/preview/opinions/:questionId                            opinion | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/announcements                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/announcements/:announcementId                           news    | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 404    | 404     | 404       | 404   | 403
POST   /api/announcements/:announcementId/read                      news    | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 404    | 404     | 404       | 404   | 403
GET    /api/announcements/:announcementId/files/:fileName           news    | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/announcements/:announcementId/comments                  theirs  | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 200    | 200     | 404       | 200   | 403
POST   /api/announcements/:announcementId/comments                  theirs  | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 403    | 200     | 404       | 200   | 403
POST   /api/announcements/:announcementId/like                      theirs  | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 403    | 200     | 404       | 200   | 403
DELETE /api/announcements/:announcementId/comments/:commentId       theirs  | 401    | 404      | 404/200/200/200 | 404             | 403    | 404     | 404       | 404   | 403
POST   /api/announcements/:announcementId/comments/:commentId/report reply  | 401    | 404      | 404/200/200/200 | 404/200/200/200 | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/announcements                                 -       | 401    | 403      | 403             | 403             | 200    | 200     | 200       | 200   | 403
GET    /api/authoring/announcement-scopes                           -       | 401    | 403      | 403             | 403             | 200    | 200     | 200       | 200   | 403
POST   /api/authoring/announcements                                 empty   | 401    | 403      | 403             | 403             | 403    | 422     | 422       | 422   | 403
GET    /api/authoring/announcements/:announcementId                 news    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
PUT    /api/authoring/announcements/:announcementId                 news    | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
POST   /api/authoring/announcements/:announcementId/send            news    | 401    | 403      | 403             | 403             | 403    | 409     | 404       | 409   | 403
POST   /api/authoring/announcements/:announcementId/unplan          news    | 401    | 403      | 403             | 403             | 403    | 409     | 404       | 409   | 403
POST   /api/authoring/announcements/:announcementId/withdraw        news    | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
DELETE /api/authoring/announcements/:announcementId                 news    | 401    | 403      | 403             | 403             | 403    | 409     | 404       | 409   | 403
POST   /api/authoring/announcements/:announcementId/pictures        news    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/announcements/:announcementId/files           news    | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
DELETE /api/authoring/announcements/:announcementId/files/:fileName news    | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/authoring/announcements/:announcementId/comments        theirs  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
POST   /api/authoring/announcements/:announcementId/comments/:commentId/decision reply | 401 | 403  | 403             | 403             | 403    | 200     | 404       | 200   | 403
GET    /api/authoring/announcements/:announcementId/readers         news    | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/surveys                                                 -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/surveys/:surveyId                                       asked   | 401    | 200      | 200             | 200             | 404    | 404     | 404       | 404   | 403
POST   /api/surveys/:surveyId/response                              asked   | 401    | 422      | 422             | 422             | 404    | 404     | 404       | 404   | 403
GET    /api/admin/surveys                                           -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/surveys                                           empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
POST   /api/admin/surveys/audience                                  empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
GET    /api/admin/surveys/:surveyId                                 asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/surveys/:surveyId/results                         asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/surveys/:surveyId/texts/:partId                   asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
GET    /api/admin/surveys/:surveyId/export/:format                  asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/surveys/:surveyId                                 asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
POST   /api/admin/surveys/:surveyId/publish                         asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 409   | 403
POST   /api/admin/surveys/:surveyId/close                           -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/surveys/:surveyId/copy                            asked   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
DELETE /api/admin/surveys/:surveyId                                 -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
GET    /api/diplomas                                                -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/diplomas/:diplomaId/document                            -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
PUT    /api/diplomas/:diplomaId/shown-name                          empty   | 401    | 404      | 422             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/verify/:number                                          -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/diplomas/:diplomaId/picture                             -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/diplomas/:diplomaId/badge/:badgeFormat                  -       | 401    | 404      | 200             | 404             | 404    | 404     | 404       | 404   | 403
GET    /api/courses/:courseId/diploma                               -       | 401    | 404      | 200             | 200             | 404    | 404     | 404       | 404   | 403
GET    /api/badges/image/:number                                    -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/badges/status/:number                                   -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/badges/keys/:keyId                                      -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /.well-known/jwks.json                                       -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /.well-known/did.json                                        -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/admin/badge-keys                                        -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/badge-keys                                        -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/authoring/courses/:courseId/diplomas                    course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
GET    /api/authoring/courses/:courseId/diplomas/:diplomaId         course  | 401    | 403      | 403             | 403             | 404/404/200/404 | 404/404/200/404 | 404 | 404/404/200/404 | 403
POST   /api/authoring/courses/:courseId/diplomas/:diplomaId/reissue empty   | 401    | 403      | 403             | 403             | 403    | 404/404/422/404 | 404 | 404/404/422/404 | 403
POST   /api/authoring/courses/:courseId/diplomas/:diplomaId/revoke  empty   | 401    | 403      | 403             | 403             | 403    | 404/404/422/404 | 404 | 404/404/422/404 | 403
POST   /api/authoring/courses/:courseId/diplomas/:diplomaId/restore course  | 401    | 403      | 403             | 403             | 403    | 404/404/409/404 | 404 | 404/404/409/404 | 403
GET    /api/authoring/courses/:courseId/diploma-design              course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
PUT    /api/authoring/courses/:courseId/diploma-design              empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
DELETE /api/authoring/courses/:courseId/diploma-design              course  | 401    | 403      | 403             | 403             | 403    | 200     | 404       | 200   | 403
POST   /api/authoring/courses/:courseId/diploma-design/preview      empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
POST   /api/authoring/diploma-pictures/:kind                        empty   | 401    | 403      | 403             | 403             | 403    | 415     | 415       | 415   | 403
GET    /api/authoring/diploma-pictures/:picture                     -       | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/admin/diploma-designs/:language                         -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/diploma-designs/:language                         empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
DELETE /api/admin/diploma-designs/:language                         -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/diploma-designs/:language/preview                 empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
GET    /api/navigation                                              -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/notifications                                           -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
GET    /api/notifications/unread                                    -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
POST   /api/notifications/:notificationId/read                      -       | 401    | 404      | 200             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/notifications/read                                      empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/account/notifications                                   -       | 401    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 403
PUT    /api/account/notifications/:kind                             empty   | 401    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/unsubscribe/:token                                      -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
POST   /unsubscribe/:token                                          -       | 200    | 200      | 200             | 200             | 200    | 200     | 200       | 200   | 200
GET    /api/admin/mails                                             -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/mails/:mailId                                     -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/mails/:mailId/resend                              -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 409   | 403
GET    /api/admin/site                                              -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/site                                              -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/sign-in                                           -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/sign-in                                           empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
POST   /api/admin/sign-in/oidc                                      empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
PUT    /api/admin/sign-in/oidc/:providerId                          -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/sign-in/saml                                      empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
PUT    /api/admin/sign-in/saml/:providerId                          -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
PUT    /api/admin/sign-in/providers/:providerId/state               -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/sign-in/providers/:providerId/test                -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
DELETE /api/admin/sign-in/providers/:providerId                     -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/site/logo                                         empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 415   | 403
DELETE /api/admin/site/logo                                         -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/site/accent                                       -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
GET    /api/admin/site/mail                                         -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/site/mail                                         empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
POST   /api/admin/site/mail/test                                    -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 409   | 403
GET    /api/admin/live-providers                                    -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/live-providers                                    empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
DELETE /api/admin/live-providers/:service                           -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/live-providers/:service/test                      -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
GET    /api/courses/:courseId/live-providers                        course  | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
PUT    /api/courses/:courseId/live-providers                        empty   | 401    | 403      | 403             | 403             | 403    | 422     | 404       | 422   | 403
DELETE /api/courses/:courseId/live-providers/:service               course  | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
POST   /api/courses/:courseId/live-providers/:service/test          course  | 401    | 403      | 403             | 403             | 403    | 404     | 404       | 404   | 403
GET    /api/live-classes                                            -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
GET    /api/live-classes/:classId                                   course  | 401 | 404 | 404/200/200/404 | 404/200/200/404 | 404 | 200 | 404 | 404 | 403
POST   /api/live-classes/:classId/occurrences/:occurrenceId/join    course  | 401 | 404 | 404/200/200/404 | 404/200/200/404 | 404 | 200 | 404 | 404 | 403
GET    /api/live-classes/:classId/calendar                          course  | 401 | 404 | 404/200/200/404 | 404/200/200/404 | 404 | 200 | 404 | 404 | 403
GET    /api/live-calendar                                           -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
POST   /api/live-calendar                                           -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
DELETE /api/live-calendar                                           -       | 401 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 403
GET    /live-calendar/:token                                        -       | 404 | 404 | 404 | 404 | 404 | 404 | 404 | 404 | 404
GET    /api/authoring/live-classes                                  -       | 401 | 403 | 403 | 403 | 200 | 200 | 200 | 200 | 403
POST   /api/authoring/live-classes                                  empty   | 401 | 403 | 403 | 403 | 403 | 422 | 422 | 422 | 403
GET    /api/authoring/live-classes/choices                          -       | 401 | 403 | 403 | 403 | 200 | 200 | 200 | 200 | 403
POST   /api/authoring/live-classes/dates                            empty   | 401 | 403 | 403 | 403 | 403 | 422 | 422 | 422 | 403
GET    /api/authoring/live-classes/:classId                         course  | 401 | 403 | 403 | 403 | 200 | 200 | 404 | 200 | 403
PUT    /api/authoring/live-classes/:classId                         empty   | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
DELETE /api/authoring/live-classes/:classId                         course  | 401 | 403 | 403 | 403 | 403 | 409 | 404 | 409 | 403
POST   /api/authoring/live-classes/:classId/cancel                  empty   | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
PUT    /api/authoring/live-classes/:classId/occurrences/:occurrenceId empty | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
POST   /api/authoring/live-classes/:classId/occurrences/:occurrenceId/cancel empty | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
POST   /api/authoring/live-classes/:classId/occurrences/:occurrenceId/restore course | 401 | 403 | 403 | 403 | 403 | 409 | 404 | 409 | 403
POST   /api/authoring/live-classes/:classId/occurrences/:occurrenceId/set-up course | 401 | 403 | 403 | 403 | 403 | 200 | 404 | 200 | 403
GET    /api/authoring/live-classes/:classId/occurrences/:occurrenceId/attendance course | 401 | 403 | 403 | 403 | 200 | 200 | 404 | 200 | 403
PUT    /api/authoring/live-classes/:classId/occurrences/:occurrenceId/attendance empty | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
POST   /api/authoring/live-classes/:classId/occurrences/:occurrenceId/fetch course | 401 | 403 | 403 | 403 | 403 | 409 | 404 | 409 | 403
POST   /api/authoring/live-classes/:classId/occurrences/:occurrenceId/recordings empty | 401 | 403 | 403 | 403 | 403 | 422 | 404 | 422 | 403
GET    /api/authoring/live-classes/:classId/attendance-export/:format course | 401 | 403 | 403 | 403 | 200 | 200 | 404 | 200 | 403
PUT    /api/authoring/live-classes/:classId/recordings/:recordingId course | 401 | 403 | 403 | 403 | 403 | 404 | 404 | 404 | 403
DELETE /api/authoring/live-classes/:classId/recordings/:recordingId course | 401 | 403 | 403 | 403 | 403 | 404 | 404 | 404 | 403
GET    /api/site/logo/:logo                                         -       | 404    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 404
GET    /api/admin/second-factor-roles                               -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/second-factor-roles                               -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/site/texts/:text                                        -       | 404    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 404
POST   /api/sign-up                                                 empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
POST   /api/sign-up/confirm                                         empty   | 422    | 422      | 422             | 422             | 422    | 422     | 422       | 422   | 403
GET    /api/admin/audit                                             -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/audit/export/:format                              -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/overview                                          -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/system                                            -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/people                                            -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people                                            empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
GET    /api/admin/people/export/:format                             -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
GET    /api/admin/people/:userId                                    person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/change                                     -       | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/people/:userId                                    person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
PUT    /api/admin/people/:userId/role                               person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/disable                            person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/enable                             person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/invite                             person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/reset-password                     person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/must-change-password               person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/erasure                            person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
DELETE /api/admin/people/:userId/erasure                            person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
POST   /api/admin/people/:userId/reset-second-factor                person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 409   | 403
GET    /api/admin/people/:userId/tokens                             person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 200   | 403
DELETE /api/admin/people/:userId/tokens/:tokenId                    person  | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 404   | 403
POST   /api/admin/people/import/check                               empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
POST   /api/admin/people/import                                     empty   | 401    | 403      | 403             | 403             | 403    | 403     | 403       | 422   | 403
GET    /api/jobs/:jobId                                             -       | 401    | 404      | 404             | 404             | 404    | 404     | 404       | 404   | 403
POST   /api/preview/final-quiz-resume/:sectionId                    summary | 401    | 403      | 403             | 403             | 200    | 200     | 404       | 200   | 403
`;

/**
 * Which of the four courses (draft, not begun, running, ended) are in each person's lists: `draft`
 * and so on, or `-` for none. The colleague has another course, which is left out here.
 */
const LISTS = `
list                            | stranger | student               | peer                  | viewer                      | teacher                     | colleague | admin
/api/courses                    | -        | running               | running               | not_begun running ended     | not_begun running ended     | -         | not_begun running ended
/api/courses?ignoreStatus=true  | -        | running               | running               | draft not_begun running ended | draft not_begun running ended | -       | draft not_begun running ended
/api/student/courses            | -        | not_begun running ended | not_begun running ended | -                         | -                           | -         | -
`;

export const STATES = ["draft", "not_begun", "running", "ended"] as const;
export type State = (typeof STATES)[number];

export const PEOPLE = [
  "guest",
  "stranger",
  "student",
  "peer",
  "viewer",
  "teacher",
  "colleague",
  "admin",
  "newcomer",
] as const;
export type Person = (typeof PEOPLE)[number];

/** A row: a route, the objects of its ids, and the expected statuses. */
export interface AccessRow {
  method: string;
  path: string;
  about: string;
  expected: Record<Person, Record<State, number>>;
}

/** The parsed table. */
export const accessTable: AccessRow[] = readRows(TABLE).map(({ "": _, ...cells }) => {
  const [method = "", path = "", about = ""] = cells["route about"]!.split(/\s+/);
  const expected = Object.fromEntries(
    PEOPLE.map((person) => [person, readStatuses(cells[person]!)]),
  ) as AccessRow["expected"];
  return { method, path, about, expected };
});

/** Which courses are in whose lists, by address. */
export const courseLists = readRows(LISTS).map(({ list, ...cells }) => ({
  path: list!,
  expected: Object.fromEntries(
    Object.entries(cells).map(([person, states]) => [
      person,
      states === "-" ? [] : states.split(" "),
    ]),
  ) as Partial<Record<Person, State[]>>,
}));

/** Parses a table of cells between bars into one object per row, keyed by the heads. */
function readRows(table: string): Record<string, string>[] {
  const [heads, ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim().replaceAll(/\s+/g, " ")));
  return rows.map((cells) =>
    Object.fromEntries(heads!.map((head, index) => [head, cells[index] ?? ""])),
  );
}

function readStatuses(cell: string): Record<State, number> {
  const given = cell.split("/").map(Number);
  const [draft, notBegun, running, ended] =
    given.length === 4 ? given : [given.at(-1), given.at(-1), given[0], given.at(-1)];
  return { draft: draft!, not_begun: notBegun!, running: running!, ended: ended! };
}
