import { prefixes } from "#contract/language.ts"

/**
 * The one script in the head of every document: signed-in people get the dashboard (unless "View site" is on), and a plain
 * address moves to the stored language, both before anything is painted. It works on any response, since it looks at the address only.
 * A page that shows a draft is left alone.
 * A page that is made ready ahead stays where it is, unseen by somebody signed in, and moves when it is shown.
 * On the dashboard zod is told not to try `new Function`, which the policy forbids and reports; schemas are built when their files load,
 * which is before any call of `z.config` could come. A flag that is chosen, in whatever window it opens, is remembered.
 */
export const headScript = `(function(d){try{var s=localStorage,p=location.pathname;
if(/^\\/(controller|dashboard)(\\/|$)/.test(p)){globalThis.__zod_globalConfig={jitless:true};if(/^\\/dashboard(\\/|$)/.test(p))s.removeItem("view_site");return}
if(/[?&]preview=/.test(location))return;
function keep(e){var a=e.target.closest(".langs a");if(a)s.setItem("i18nextLng",a.hreflang)}addEventListener("click",keep,true);addEventListener("auxclick",keep,true);
function own(){return s.getItem("access_token")&&!s.getItem("view_site")&&(d.documentElement.hidden=true)}
function move(){if(own()){location.replace("/dashboard");return}
var l=s.getItem("i18nextLng");if(/^(${prefixes})$/.test(l)&&!/^\\/(${prefixes})(\\/|$)/.test(p))location.replace("/"+l+(p==="/"?"":p)+location.search+location.hash)}
if(d.prerendering){own();d.addEventListener("prerenderingchange",move)}else move()
}catch(e){}})(document)`
