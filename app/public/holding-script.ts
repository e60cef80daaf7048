import { wholeSiteKey } from "#contract/site-constants.ts"

/**
 * Inline script of the holding page: people who are signed in and view the site get the page itself, fetched with their
 * token and written in place of this one. There is no cookie by which the server could know them.
 */
export const holdingScript = `(function(d){try{var t=localStorage.getItem("access_token"),u=new URL(location);
if(!t||u.searchParams.has("preview"))return;d.documentElement.hidden=true;u.searchParams.set("preview","${wholeSiteKey}");
function stay(){d.documentElement.hidden=false}
fetch(u,{headers:{Authorization:"Bearer "+t}}).then(function(r){if(r.status===503)return stay();return r.text().then(function(h){d.open();d.write(h);d.close()})}).catch(stay)
}catch(e){}})(document)`
