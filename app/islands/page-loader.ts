import { handOverKey } from "./hand-over-key.ts"

/**
 * Inline script of every public page, identical on all, so that its hash is in the policy. Pages work without their
 * scripts, so style, fonts and pictures load first: the start script in `data-start` is fetched when everything visible
 * is loaded, at the first touch, or after 1.5 seconds; the first touch fetches the islands' files beside it. On phones,
 * pictures below the fold wait for the same moment (`data-first-view`, styles/islands.css), and so does the favicon.
 * Until an island is hydrated, clicks on its buttons are queued (presses.ts) and have no other effect. Focus by
 * `autofocus` is no touch. A form that the browser posts by itself, because its island did not load, takes the stored
 * request list along. `data-failed` marks a page without script, and one whose start script did not load: its menus
 * work by style alone. An alert says where a pressed control did not load; its button reloads the page and hands over
 * what was typed (load-alert.tsx, hand-over.ts).
 */
export const pageLoader = `(function(d,w){var h=d.documentElement,k=w.keptPresses={controls:[],onPress:null,release:release,isTouched:false},s,p,q,
i=d.querySelector("[rel=icon]"),u=i.href;delete h.dataset.failed;h.dataset.firstView="";i.href="data:,";
function release(c){c.removeAttribute("aria-busy");if(c.matches("[data-replay]:not([type=button])")){p=c;c.click();p=null}else d.getElementById("load-alert").hidden=!1}
function reload(){try{sessionStorage.setItem("${handOverKey}",JSON.stringify({path:location.pathname,top:scrollY,fields:[].filter.call(d.querySelectorAll("input[id]:not([type=checkbox],[type=file]),textarea[id]"),function(f){return f.value!==f.defaultValue}).map(function(f){return[f.id,f.value]})}))}catch(x){}location.reload()}
addEventListener("click",function(e){if(e.target.closest&&e.target.closest("[data-reload]"))reload();var c=e.target.closest&&e.target.closest("x-island:not([data-alive]) :is(button[type=button],[data-replay]),html:not([data-alive]) [data-live]");
if(!c||c===p||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();if(c.getAttribute("aria-busy")==="true")return;c.setAttribute("aria-busy","true");
if(k.onPress)k.onPress(c);else{k.controls.push(c);go()}},true);
function fetchIslands(){if(q)return;q={};d.querySelectorAll("x-island").forEach(function(n){n.dataset.files.split(" ").forEach(function(f){if(q[f]||!/js$/.test(f))return;q[f]=1;var l=d.createElement("link");l.rel="modulepreload";l.href="/assets/"+f;d.head.append(l)})})}
function go(){if(s)return;s=1;delete h.dataset.firstView;i.href=u;Promise.all(h.dataset.start.split(" ").map(function(f){return import(f)})).catch(function(){s=0;h.dataset.failed="";k.controls.splice(0).forEach(release)})}
["pointerdown","keydown","focusin","touchstart","wheel","popstate"].forEach(function(n){addEventListener(n,function(e){if(e.type==="focusin"&&e.target.autofocus)return;k.isTouched=true;if(n==="pointerdown")k.down=e;go();fetchIslands()},{capture:true,passive:true})});
addEventListener("formdata",function(e){try{var f=e.formData;if(f.has("items"))f.set("items",localStorage.getItem("request_list")||f.get("items"))}catch(x){}});
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go,100)})})});addEventListener("DOMContentLoaded",function(){setTimeout(go,1500)})})(document,window)`
